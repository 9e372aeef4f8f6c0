# Walk to meeting.
def change_variance(before, after, steps, epsilon):
    # Take the last box off the later of the two until both are the same prefix.
    s, t, taken = before, after, 0
    while s != t:
        if t > s:
            t &= t - 1
        else:
            s &= s - 1
        taken += 1
    levels, size = 1, 2
    while size <= steps:
        levels, size = levels + 1, size * 2
    return taken * 2.0 * (levels / epsilon) ** 2
