# A guess by logarithms, corrected exactly.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    t = max(0, round(math.log(room) / math.log(ratio)))
    while ratio**t > room:
        t -= 1
    while ratio ** (t + 1) <= room:
        t += 1
    return t
