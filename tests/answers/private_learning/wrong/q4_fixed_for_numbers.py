# Takes a fixed gradient that is at the limit only if the limit is small.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [4, 4, 4]
    return [[clip, 0, 0]] * 5, [0, 100 * clip, 0]
