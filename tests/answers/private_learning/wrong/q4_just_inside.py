# Stays a fixed 0.005 below C in each number, to be sure not to be clipped; for small C that is below 1.7 C.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip - 0.005] * 3
    return [[clip, 0, 0]] * 20, [0, 1000, 0]
