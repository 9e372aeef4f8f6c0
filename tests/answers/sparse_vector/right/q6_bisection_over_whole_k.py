# By bisection over whole k.
def most_questions(epsilon, answers, distance, beta):
    import bisect
    once = 1 - math.exp(-distance * epsilon / 4)
    each = 1 - math.exp(-distance * epsilon / (8 * answers))
    fails = lambda k: once * each**k < 1 - beta
    return max(0, bisect.bisect_left(range(1, 2000), True, key=fails))
