# Rounds C to one digit.
def refute(program, clip):
    c = round(clip, 1)
    if program == "sum":
        return [[c, 0, 0]], [-3 * c, 0, 0]
    if program == "numbers":
        return [], [c, -c, c]
    return [[c, 0, 0]] * 8, [0, 20 * c, 0]
