# Many belows are thought to refute a session without an end too; but the noisy threshold pays for all of them once.
# Witness: refute(3, 500, 'no end') returns a ratio of 2.99998, more than 500 is asked.
def refute(base, claimed, flaw):
    n = 1
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
