# Guesses by logarithms, then corrects by exact powers.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    t = round(math.log(room) / math.log(ratio))
    while ratio**t > room:
        t -= 1
    while ratio ** (t + 1) <= room:
        t += 1
    return t
