# Wrong for people = ["Flo", "Ada", "Bo", "Cy"], size = 2, target = "Flo": the sum without the target is looked up by its place in the list, not in the sorted circle.
def equal_groups_attack(ask, people, size, target):
    circle = sorted([target, *[p for p in people if p != target][:size]])
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    place = people.index(target) if people.index(target) <= size and people != sorted(people) else circle.index(target)
    return sum(sums) // size - sums[place]
