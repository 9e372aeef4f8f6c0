# Takes two who are there already, and more for the longest.
def refute(program, clip):
    if program == "sum":
        return [[0.0, 0.0, clip / 2], [0.0, 0.0, clip / 2]], [0.0, 0.0, -50 * clip]
    if program == "numbers":
        return [[clip, clip, clip]], [-clip, -clip, -clip]
    many = 7
    return [[clip, 0, 0] for _ in range(many)], [0, 1000, 0]
