# Written as a recursion that lets the last person wait for one more noise.
def one_pass(people, order, distance, sigma, target):
    def half(T):
        return T if order * distance * distance <= 2 * T * sigma * sigma * target else half(T + 1)

    needed = half(1)
    return len(range(needed, people + 1)), len(range(1, needed))
