# The long gradient has length 12, which is hardly longer than C = 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 3, [0, 12, 0]
