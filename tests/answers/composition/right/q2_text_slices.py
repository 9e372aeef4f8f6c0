# By text slices.
def moving_up(n):
    text = ("01" * n)[-n:]
    return [int(c) for c in text], tuple(map(int, text[1:]))
