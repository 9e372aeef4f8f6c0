# By walk from a refused one to an answered.
def refusal_leak(refuses, n):
    data = [*itertools.product((0, 1), repeat=n)]
    yes = next((x for x in data if refuses(x)), None)
    no = next((x for x in data if not refuses(x)), None)
    if yes is None or no is None:
        return None
    # change one place after the other; somewhere on the way he changes his mind
    now = yes
    for i in range(n):
        after = now[:i] + (no[i],) + now[i + 1 :]
        if refuses(now) != refuses(after):
            return now, after
        now = after
