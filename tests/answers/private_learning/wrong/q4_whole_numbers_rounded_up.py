# Clip is rounded to a whole number or half, so 2.75 becomes 2.5 and 0.1 becomes 0.
def refute(program, clip):
    c = int(clip * 2) / 2
    if program == "sum":
        return [[c, 0, 0]], [-3 * c, 0, 0]
    if program == "numbers":
        return [], [c] * 3
    return [[c, 0, 0]] * 4, [0, 900, 0]
