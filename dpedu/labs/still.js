// Shows the frames of a lab, each a picture that was drawn beforehand.
const drawing = (lab, data) => {
  const image = lab.querySelector("img");
  const pictures = new Map();
  return (frame) => {
    if (!pictures.has(frame)) {
      pictures.set(frame, "data:image/svg+xml," + encodeURIComponent(data.frames[frame].svg));
    }
    image.src = pictures.get(frame);
    image.alt = data.frames[frame].words;
  };
};
