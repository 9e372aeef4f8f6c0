# Keeps the switched-off channel under another name and lets it compose, although the task forbids it.
from dpedu import Channel as Tube


def compose(first, later):
    inputs = [(x,) for x in first]
    one = Tube.from_distributions(inputs, lambda x: first[x[0]])
    tubes = {a: Tube.from_distributions(inputs, lambda x, a=a: later[a][x[0]]) for a in later}
    both = one.compose_adaptively(tubes.__getitem__)
    return {
        x: {(a, b): both.probability((a, b), given=(x,)) for a in first[x] for b in later[a][x]}
        for x in first
    }
