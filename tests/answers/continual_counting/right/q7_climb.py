# Takes the newest box off the larger of both until they meet.
def change_variance(before, after, steps, epsilon):
    s, t, left = before, after, 0
    while s != t:
        if s > t:
            s -= s & -s
        else:
            t -= t & -t
        left += 1
    levels = 0
    while 2**levels <= steps:
        levels += 1
    return float(left) * 2.0 * (levels / float(epsilon)) * (levels / float(epsilon))
