# The joining gradient is 150 C long, which is beyond 1000 for large C.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, -clip, clip]
    return [[clip, 0, 0]] * 10, [0, 150 * clip, 0]
