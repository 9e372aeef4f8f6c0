# Written as a search over the removed place and the first bit of an alternating list.
def moving_up(n):
    candidates = []
    for start in (0, 1):
        x = tuple((start + i) % 2 for i in range(n))
        for place in range(n):
            y = x[:place] + x[place + 1 :]
            score = sum(abs(sum(x[k::2]) - sum(y[k::2])) for k in (0, 1))
            candidates.append((score, x, y))
    score, x, y = max(candidates)
    return x, y
