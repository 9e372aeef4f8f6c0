# As many gradients of length 1 as make up 2C and one more: more than 20 for the largest C.
# Witness: refute('longest', 10.0) returns 21 gradients, at most 20 allowed.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]

    return [[1, 0, 0]] * math.ceil(2 * clip + 1), [0, 1000, 0]
