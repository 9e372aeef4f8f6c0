# Searches the first thousand lists only, all of which begin with zeros for n = 20.
def moving_up(n):
    def change(pair):
        x, y = pair
        return sum(abs(sum(x[s::2]) - sum(y[s::2])) for s in (0, 1))

    lists = itertools.islice(itertools.product((0, 1), repeat=n), 1000)
    return max(((x, x[:i] + x[i + 1 :]) for x in lists for i in range(n)), key=change)
