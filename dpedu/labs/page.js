(function (lab) {
  const data = JSON.parse(lab.querySelector('script[type="application/json"]').textContent);
  const controls = lab.querySelector(".dp-lab-controls");
  const slider = lab.querySelector('input[type="range"]');
  const draw = drawing(lab, data);
  function show() {
    const chosen = lab.querySelector("input:checked");
    const frame = (chosen ? Number(chosen.value) : 0) * data.values.length + Number(slider.value);
    draw(frame);
    lab.querySelector("output").textContent = data.frames[frame].words;
    lab.querySelector(".dp-lab-value").textContent = data.values[slider.value];
    slider.setAttribute("aria-valuetext", data.values[slider.value]);
  }
  controls.hidden = false;
  controls.addEventListener("input", show);
  if (data.parts) show();
})(document.currentScript.closest(".dp-lab"));
