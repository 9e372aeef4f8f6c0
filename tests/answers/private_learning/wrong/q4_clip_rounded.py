# Clip is rounded to one digit, and a bound rounded down is too small a step. Input: "numbers", 0.14: it moves by 0.173, and more than 0.238 is asked.
def refute(program, clip):
    c = round(clip, 1)
    return {
        "sum": ([[c, 0.0, 0.0]], [-3 * c, 0.0, 0.0]),
        "numbers": ([], [c, c, c]),
        "longest": ([[c, 0.0, 0.0]] * 20, [0.0, 90 * c, 0.0]),
    }[program]
