# The room is rounded to a whole number before powers are compared.
def releases_allowed(prior, ratio, ceiling):
    room, t = math.ceil(ceiling / (1 - ceiling) / (prior / (1 - prior))), 0
    while ratio ** (t + 1) <= room:
        t += 1
    return t
