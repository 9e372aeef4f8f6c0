# Rounds the power to a denominator of a thousand after each step.
def releases_allowed(prior, ratio, ceiling):
    room, power, times = ceiling / (1 - ceiling) / (prior / (1 - prior)), Fraction(1), 0
    while (power := (power * ratio).limit_denominator(1000)) <= room and times < 1000:
        times += 1
    return times
