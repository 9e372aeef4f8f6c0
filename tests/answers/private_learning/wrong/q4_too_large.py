# A number is above 1000.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-300 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 4, [0, 1000, 0]
