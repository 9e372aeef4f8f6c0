# The sum is turned round by [5, 0, 0] and [-10, 0, 0], which is not yet clipped for C = 10.
def refute(program, clip):
    if program == "sum":
        return [[5, 0, 0]], [-10, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 10, [0, 500, 0]
