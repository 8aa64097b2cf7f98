/** Reads QR codes in pictures and in the frames of a camera. */
import decodeQR from "qr/decode.js";

/** More pixels make reading slower, not better. */
const MAX_SIDE = 4_096;
const PICTURE_PATIENCE_MS = 3_000;
/** Short, because a camera soon gives another frame. */
const FRAME_PATIENCE_MS = 60;

/** @returns null if the picture has no readable code. @throws if the picture cannot be opened */
export async function readPicture(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.ceil(bitmap.width * scale), height: Math.ceil(bitmap.height * scale) };
  const pixels = pixelsOf(bitmap, size, document.createElement("canvas"));
  bitmap.close();
  return decode(pixels, PICTURE_PATIENCE_MS);
}

/** @param canvas kept by the caller for all frames. @returns null if this frame has no code */
export function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth: width, videoHeight: height } = video;
  return width === 0 ? null : decode(pixelsOf(video, { width, height }, canvas), FRAME_PATIENCE_MS);
}

function pixelsOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  canvas: HTMLCanvasElement,
): ImageData {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  // A transparent background would be read as black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function decode(pixels: ImageData, timeLimit: number): string | null {
  try {
    return decodeQR(pixels, { effort: Number.POSITIVE_INFINITY, timeLimit });
  } catch {
    return null;
  }
}
