(function (lab) {
  const data = JSON.parse(lab.querySelector('script[type="application/json"]').textContent);
  const controls = lab.querySelector(".dp-lab-controls");
  const slider = lab.querySelector('input[type="range"]');
  const image = lab.querySelector("img");
  const pictures = new Map();
  function show() {
    const chosen = lab.querySelector("input:checked");
    const frame = (chosen ? Number(chosen.value) : 0) * data.values.length + Number(slider.value);
    if (!pictures.has(frame)) {
      pictures.set(frame, "data:image/svg+xml," + encodeURIComponent(data.frames[frame].svg));
    }
    image.src = pictures.get(frame);
    image.alt = data.frames[frame].words;
    lab.querySelector("output").textContent = data.frames[frame].words;
    lab.querySelector(".dp-lab-value").textContent = data.values[slider.value];
    slider.setAttribute("aria-valuetext", data.values[slider.value]);
  }
  controls.hidden = false;
  controls.addEventListener("input", show);
})(document.currentScript.closest(".dp-lab"));
