# Buys the best of what is left, again and again.
def best_tpr(one, other, fpr):
    left, found, shop = Fraction(fpr), Fraction(0), list(zip(one, other))
    while shop:
        best = shop[0]
        for s, t in shop:
            if t * best[0] > best[1] * s or (s == 0 and best[0] != 0):
                best = (s, t)
        shop.remove(best)
        part = Fraction(1) if best[0] <= left else left / best[0]
        found += part * best[1]
        left -= part * best[0]
    return found
