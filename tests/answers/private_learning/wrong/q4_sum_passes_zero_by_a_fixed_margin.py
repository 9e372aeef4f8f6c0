# For "sum" the one that joins is clip + 3 long, so the sum turns to -3 only. Input: "sum", 8.0: it moves by 11.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-(clip + 3), 0, 0]
    if program == "numbers":
        return [], np.full(3, clip)
    return [[clip, 0, 0]] * 6, [0, 60 * clip, 0]
