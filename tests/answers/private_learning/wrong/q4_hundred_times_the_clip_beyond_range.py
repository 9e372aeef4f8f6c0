# 250 times C is beyond 1000 for C = 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-250 * clip, 0, 0]
    if program == "numbers":
        return [[0, 0, 0]], [clip, -clip, clip]
    return [[clip, 0, 0]] * 5, [0, 250 * clip, 0]
