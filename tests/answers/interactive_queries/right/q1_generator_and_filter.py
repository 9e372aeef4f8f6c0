# By generator and filter.
def difference_attack(ask, people, least, most, target):
    circle = list(itertools.islice(filter(target.__ne__, people), least))
    smaller = ask(iter(circle))
    circle.append(target)
    return int(ask(iter(circle)) - smaller)
