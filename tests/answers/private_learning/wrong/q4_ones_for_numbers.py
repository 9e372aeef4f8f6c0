# The gradient that joins is (4, 4, 4) in all cases, too short for C = 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-2.1 * clip, 0, 0]
    if program == "numbers":
        return [], [4, 4, 4]
    return [[clip, 0, 0]] * 15, [0, 1000, 0]
