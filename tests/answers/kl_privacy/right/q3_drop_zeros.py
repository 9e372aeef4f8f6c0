# Lists losses with their weights first, and adds up at the end.
def chain(first, later):
    p, q = first
    ones = [(u, u / q[a]) for a, u in p.items() if u]
    twos = [
        (u * v, v / later[a][1][b])
        for a, u in p.items()
        for b, v in later[a][0].items()
        if u * v > 0
    ]

    def total(losses):
        powers = [(prime, w * k) for w, ratio in losses for prime, k in logs(ratio).items()]
        return {prime: sum(c for other, c in powers if other == prime) for prime, _ in powers}

    return total(ones), total(twos)
