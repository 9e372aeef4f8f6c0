# Rounds C to one decimal place first, so that the numbers may be below C.
def refute(program, clip):
    c = round(float(clip), 1)
    if program == "sum":
        return [[c, 0, 0]], [-3 * c, 0, 0]
    if program == "numbers":
        return [], [c] * 3
    return [[c, 0, 0]] * 20, [0, 1000, 0]
