"""Marking a class, along a submission's way. Arrows point to the rooms before.

``course``: the instructor's side, and the ground. ``at_home``: what a student can check.
``coming_in``: downloads, and what is read of them. ``messages``: what crosses between processes.
``judging``: the judge and the worker of a notebook. ``sandbox``: the walls around them.
``recording``: the gradebook, and what became of whom. ``marking``: a class, from its first
submission to its last. ``tables`` for platforms, ``pages`` for people. ``run``: the commands.
"""
