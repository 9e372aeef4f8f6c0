# A table by neighbourhood.
def sensitivities(low, high, n, neighbourhood):
    reach, width = max(-low, high), high - low
    return {
        "membership": (reach, reach, 1, 1, width / 2),
        "edit": (width, max(reach, width), 0, 2, width / n),
    }[neighbourhood]
