# States (change of even, change of odd) are followed from the back, with the removed record at every possible place.
def moving_up(n):
    best = None
    for gone in range(n):
        states = {(0, 0): ()}
        for i in range(n):
            new = {}
            for (even, odd), bits in states.items():
                for b in (0, 1):
                    change = [even, odd]
                    change[i % 2] += b
                    if i < gone:
                        change[i % 2] -= b
                    elif i > gone:
                        change[(i - 1) % 2] -= b
                    new[tuple(change)] = bits + (b,)
            states = new
        for (even, odd), bits in states.items():
            if best is None or abs(even) + abs(odd) > best[0]:
                best = abs(even) + abs(odd), bits, bits[:gone] + bits[gone + 1 :]
    return [best[1], best[2]]
