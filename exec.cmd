@rem Windows: npm runs scripts with cmd, which has no exec. It finds this file in the project folder.
@%*
