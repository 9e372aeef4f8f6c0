# One more record of the other kind in front.
def moving_up(n):
    if n == 1:
        return [1], []
    rest, _ = moving_up(n - 1)
    return [1 - rest[0], *rest], rest
