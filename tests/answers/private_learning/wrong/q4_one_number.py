# Uses one number.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [1000, 0, 0]
    return [[clip, 0, 0]] * 4, [0, 1000, 0]
