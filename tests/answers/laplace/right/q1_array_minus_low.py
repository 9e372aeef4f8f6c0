# Array minus low
def sensitivities(low, high, n, neighbourhood):
    joins = neighbourhood == "membership"
    top = max(-low, high)
    width = abs(low - high)
    rows = {
        True: [top, top, 1.0, 1.0, 0.5 * width],
        False: [width, max(top, width), 0.0, 2.0, width * (1.0 / n)],
    }
    return np.array(rows[joins], dtype=float)
