# Takes 200 times C, which is beyond 1000 for C = 10.
def refute(program, clip):
    far = 200 * clip
    if program == "sum":
        return [[far, 0, 0]], [-2 * far if clip < 3 else -1000, 0, 0]
    if program == "numbers":
        return [], [far, far, far]
    return [[clip, 0, 0]] * 10, [0, far, 0]
