# Thirty is thought to be very long, whatever C is, with two others only.
# Witness: refute('longest', 10.0) returns a result moved by 1.667 C, more than 1.7 C is asked.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]

    return [[clip, 0, 0]] * 2, [0, 30, 0]
