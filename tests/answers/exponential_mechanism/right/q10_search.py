# Tries the corners of what is allowed, and keeps the best.
def worst_case(top, change):

    corners = itertools.product((0, top), ((0, change), (top, top - change)))
    tried = [(a, v, w) for a, (v, w) in corners]
    return max(tried, key=lambda t: abs((t[1] - t[0]) ** 2 - (t[2] - t[0]) ** 2))
