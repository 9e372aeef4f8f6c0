# Rounds the limit to halves, so that a small one becomes 0.
def refute(program, clip):
    if program == "sum":
        return [[(round(2 * clip) / 2), 0, 0]], [-3 * (round(2 * clip) / 2), 0, 0]
    if program == "numbers":
        return [], [(round(2 * clip) / 2), (round(2 * clip) / 2), (round(2 * clip) / 2)]
    return [[(round(2 * clip) / 2), 0, 0]] * 5, [0, 100 * (round(2 * clip) / 2), 0]
