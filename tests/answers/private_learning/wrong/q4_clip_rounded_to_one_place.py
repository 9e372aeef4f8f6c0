# For "numbers" clip is rounded to one place, also downwards. Input: "numbers", 0.14: it moves by 0.1 * sqrt(3).
def refute(program, clip):
    c = round(clip, 1)
    if program == "sum":
        return [[c, 0, 0]], [-4 * c, 0, 0]
    if program == "numbers":
        return [[0, 0, 0]], [c, c, c]
    return [[clip, 0, 0]] * 9, [0, 99 * clip, 0]
