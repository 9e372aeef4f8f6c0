# Takes 250 times the limit, which is beyond 1000 for 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 5, [0, 250 * clip, 0]
