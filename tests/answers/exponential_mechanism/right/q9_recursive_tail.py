# The tail by recursion over people with a memo.
def bits_released(n, epsilon, t):
    p = 0.5 - 0.5 * math.tanh(epsilon / 4)
    r = 2.0 * (t + n * math.log(2.0)) / epsilon
    memo = {}

    def tail(people, need):
        if need <= 0:
            return 1.0
        if need > people:
            return 0.0
        if (people, need) not in memo:
            memo[people, need] = p * tail(people - 1, need - 1) + (1 - p) * tail(people - 1, need)
        return memo[people, need]

    return (p, r, tail(n, int(r) + 1))
