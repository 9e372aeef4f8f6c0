# The one that joins comes first.
def refute(program, clip):
    if program == "sum":
        return [-3 * clip, 0, 0], [[clip, 0, 0]]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 4, [0, 1000, 0]
