# The one that joins is only 1/2 longer than C, which shrinks the others too little when C is large.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, clip + 0.5, 0]
