# The one that joins is 200 times as long as C, and may leave the range up to 1000.
# Witness: refute('longest', 10.0) returns a number outside -1000 to 1000: [0, 2000.0, 0].
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]

    return [[clip, 0, 0]] * 2, [0, 200 * clip, 0]
