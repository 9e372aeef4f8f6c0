# By extremal own.
def variant(epsilon):
    # absent: fair between "0" and "1" and a third; present lean to both sides
    e = math.exp(epsilon)
    a = 1 / (1 + e)  # absent says 0 or 1 with probability a each, and otherwise "nobody"
    a = min(a, 1 / (2 * e) if epsilon > 0 else a)
    up, down = a * e, a / e
    if up + down <= 1:
        rest = 1 - up - down
        if (1 - 2 * a) / e <= rest <= (1 - 2 * a) * e:
            return [a, a, 1 - 2 * a], [up, down, rest], [down, up, rest]
    c = 1 / (e + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
